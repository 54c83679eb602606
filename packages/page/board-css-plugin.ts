import type { Plugin } from 'vite';

const NAME = 'virtual:board.css';

/** `virtual:board.css`: the drawings' colours in both themes and their style sheet, so that no style stands in the page itself. */
export function boardCss(): Plugin {
  return {
    name: 'standoff-board-css',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const board = await import('@standoff/board');
      return [
        `:root{${board.themeVariables('light')}}`,
        `:root[data-theme=dark]{${board.themeVariables('dark')}}`,
        board.boardCss('.board'),
      ].join('\n');
    },
  };
}
