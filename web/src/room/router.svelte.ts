// The router: lobby, table, replay, practice. The URL is the only state, so links can be shared.
export type Place = { at: 'lobby' } | { at: 'table'; id: string } | { at: 'replay'; id: string } | { at: 'practice'; game: string } | { at: 'nowhere' };

export function placeOf(path: string): Place {
  const [, first, coded, part] = path.split('/');
  if (!first) return { at: 'lobby' };
  const id = decoded(coded ?? '');
  if (first === 'practice' && id && !part) return { at: 'practice', game: id };
  if (first !== 'table' || !id || (part && part !== 'replay')) return { at: 'nowhere' };
  return { at: part === 'replay' ? 'replay' : 'table', id };
}

/** A decoded part of a path; empty where its percent encoding is broken. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** A pasted link, a bare path or a bare id: whatever names a table. */
export function tableIn(text: string): string | null {
  const words = text.trim();
  const link = /\/table\/([\w-]+)/.exec(words);
  if (link?.[1]) return link[1];
  return /^[\w-]{3,}$/.test(words) ? words : null;
}

export const tablePath = (id: string): string => `/table/${encodeURIComponent(id)}`;
export const replayPath = (id: string): string => `${tablePath(id)}/replay`;
export const practicePath = (game: string): string => `/practice/${encodeURIComponent(game)}`;

class Router {
  place = $state.raw<Place>({ at: 'lobby' });

  start(): () => void {
    const look = () => (this.place = placeOf(location.pathname));
    look();
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }

  go(path: string): void {
    history.pushState(null, '', path + location.search);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** The click handler of links: new tab and middle click keep working. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname);
}
