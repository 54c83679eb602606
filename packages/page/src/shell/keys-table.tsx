import type { JSX } from 'preact';
import { Dialog } from './dialog.tsx';

/** What a screen is for, in a sentence, and the table of its keys. */
export function KeysTable(props: {
  readonly title: string;
  readonly help: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
  readonly close: () => void;
}): JSX.Element {
  return (
    <Dialog title={props.title} close={props.close}>
      <p class="muted">{props.help}</p>
      <table class="keys">
        <tbody>
          {props.keys.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">{keys}</th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
