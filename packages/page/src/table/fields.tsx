import type { ComponentChildren, JSX } from 'preact';

/** One choice out of a few, each in sight. */
export function Options<T extends string>(props: {
  readonly label: string;
  readonly of: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: T;
  readonly choose: (value: T) => void;
  readonly help?: string;
}): JSX.Element {
  return (
    <fieldset class="option-row">
      <legend>{props.label}</legend>
      <div>
        <div class="options">
          {props.of.map((one) => (
            <button
              key={one}
              type="button"
              class="option"
              aria-pressed={props.value === one}
              onClick={() => props.choose(one)}
            >
              {props.names[one]}
            </button>
          ))}
        </div>
        {props.help !== undefined && <p class="small muted">{props.help}</p>}
      </div>
    </fieldset>
  );
}

/** A field with its name on the left. */
export function FieldRow(props: {
  readonly label: string;
  readonly for: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class="option-row">
      <label for={props.for}>{props.label}</label>
      <div>{props.children}</div>
    </div>
  );
}

/** A number in a short field. */
export function NumberField(props: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly set: (value: number) => void;
}): JSX.Element {
  return (
    <label class="field-label number">
      {props.label}
      <input
        class="input"
        type="number"
        min={props.least}
        max={props.most}
        value={props.value}
        onInput={(event) => {
          const { valueAsNumber } = event.currentTarget;
          if (Number.isFinite(valueAsNumber))
            props.set(Math.min(props.most, Math.max(props.least, Math.round(valueAsNumber))));
        }}
      />
    </label>
  );
}
