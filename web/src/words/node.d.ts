// What tests use of Node; the page itself runs in browsers, so its types are not installed.
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf-8'): string;
}
declare const process: { env: Record<string, string | undefined> };
