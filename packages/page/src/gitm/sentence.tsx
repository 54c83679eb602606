import type { JSX } from 'preact';

/** A sentence in which no square is torn apart at the end of a line: browsers break after the hyphen of `7-7`. */
export function Sentence({ text }: { readonly text: string | undefined }): JSX.Element {
  return (
    <>
      {(text ?? '')
        .split(/(\d+-\d+)/)
        .map((part, index) => (index % 2 === 0 ? part : <span class="square">{part}</span>))}
    </>
  );
}
