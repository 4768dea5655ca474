// A Svelte action: arrow keys move the focus through the radios of a group.
const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(group: HTMLElement): { destroy: () => void } {
  const walk = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (step === undefined) return;
    const radios = [...group.querySelectorAll<HTMLElement>('[role="radio"]')];
    const at = radios.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    radios[(at + step + radios.length) % radios.length]?.focus();
  };
  group.addEventListener('keydown', walk);
  return { destroy: () => group.removeEventListener('keydown', walk) };
}
