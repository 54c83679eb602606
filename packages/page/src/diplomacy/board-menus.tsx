import { STANDARD_BOARD } from '@standoff/board/standard';
import { placeName } from '@standoff/language';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { sheetPoint } from '../map/board-sheet.ts';
import { onScreen } from '../map/camera.ts';
import type { View } from '../map/viewport.tsx';
import { Choices } from '../shell/choices.tsx';
import { inLanguage, language } from '../shell/language.ts';
import { coastAsked, opened, unask, which } from './asked.ts';
import { menuItems, menuTitle } from './menu.ts';
import { entryBoard, select, take } from './point.ts';
import { builder, placeUnit } from './set-up.ts';
import { BENCH } from './text.ts';

/** The menus that hang at a spot of the board: which order, which of several places, which coast. */
export function BoardMenus({ sheetView }: { readonly sheetView: View }): JSX.Element {
  const text = inLanguage(BENCH);
  const lang = language.value;
  const camera = sheetView.camera.value;
  const moving = sheetView.moving.value;
  const open = opened.value;
  const choosing = coastAsked.value;
  const board = entryBoard();
  // Who leaves the page leaves its questions.
  useEffect(() => unask, []);
  return (
    <>
      {open !== undefined && !moving && (
        <Choices
          title={menuTitle(open.entry, open.at, board, lang)}
          items={menuItems(open.entry, open.at, open.choices, board, text, lang, { take, select })}
          close={() => {
            opened.value = undefined;
          }}
          at={onScreen(camera, sheetPoint(open.at))}
          box={sheetView.box.value}
        />
      )}
      {which.value !== undefined && (
        <Choices
          title={text.lens(which.value.places.length)}
          items={which.value.places.map((one, index) => ({
            name: placeName(one, lang),
            key: String(index + 1),
            take: () => {
              const take = which.value?.take;
              which.value = undefined;
              take?.(one);
            },
          }))}
          close={() => {
            which.value = undefined;
          }}
          at={which.value.at}
          box={sheetView.box.value}
        />
      )}
      {choosing !== undefined && !moving && (
        <Choices
          title={`${text.fleet} → ${placeName(choosing, lang)}`}
          items={Object.keys(STANDARD_BOARD.provinces[choosing]?.coasts ?? {}).map((coast) => ({
            name: placeName(`${choosing}/${coast}`, lang),
            icon: 'fleet' as const,
            key: coast.slice(0, 1),
            take: () => {
              placeUnit(builder.value, 'F', `${choosing}/${coast}`);
              coastAsked.value = undefined;
            },
          }))}
          close={() => {
            coastAsked.value = undefined;
          }}
          at={onScreen(camera, sheetPoint(choosing))}
          box={sheetView.box.value}
        />
      )}
    </>
  );
}
