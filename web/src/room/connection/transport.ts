// fetch and WebSocket behind one object, so that the fake server can replace both.

export interface SocketLike {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

export const transport = {
  fetch: (path: string, init?: RequestInit): Promise<Response> => fetch(path, init),
  socket: (path: string): SocketLike => {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(`${scheme}//${location.host}${path}`) as unknown as SocketLike;
  },
};
