import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { PositionCard } from '../gallery/gallery.tsx';
import { GALLERY, positionById } from '../gallery/positions.ts';
import { Icon } from '../icons/icon.tsx';
import { inLanguage } from '../shell/language.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { LivingBoard } from './living-board.tsx';
import { FRONT } from './text.ts';

const SHOWN = ['standoff', 'traffic-jam', 'ring', 'over-water', 'head-to-head'];

/** The front page: a board that explains itself, and the ways in. */
export function Front(): JSX.Element {
  const text = inLanguage(FRONT);
  useEffect(() => {
    document.title = `Standoff - ${text.title}`;
  }, [text]);
  return (
    <>
      <TopBar />
      <main id="content" class="front" tabIndex={-1}>
        <section class="hero">
          <div class="hero-words">
            <h1>{text.title}</h1>
            <p class="lead">{text.lead}</p>
            <div class="doors">
              <a class="door first" href="/diplomacy" data-within>
                <Icon name="map" />
                <span>
                  <b>{text.tryTitle}</b>
                  <span class="muted">{text.tryBody}</span>
                </span>
              </a>
              <a class="door" href="/tables" data-within>
                <Icon name="user" />
                <span>
                  <b>{text.tableTitle}</b>
                  <span class="muted">{text.tableBody}</span>
                </span>
              </a>
              <a class="door" href="/gitm" data-within>
                <Icon name="battle" />
                <span>
                  <b>{text.gitmTitle}</b>
                  <span class="muted">{text.gitmBody}</span>
                </span>
              </a>
            </div>
            <p class="small muted">
              {text.gotMail}{' '}
              <a href="/diplomacy#paste" data-within>
                {text.paste}
              </a>
              {text.inBoth}
            </p>
          </div>
          <LivingBoard />
        </section>
        <section class="worth">
          <div class="row">
            <h2 class="grow">{text.worth}</h2>
            <a class="small" href="/positions" data-within>
              {text.all(GALLERY.length)}
            </a>
          </div>
          <div class="position-cards five">
            {SHOWN.map((id) => {
              const position = positionById(id);
              return position === undefined ? null : <PositionCard key={id} position={position} />;
            })}
          </div>
        </section>
      </main>
    </>
  );
}
