import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { giveBack } from '../diplomacy/bench.ts';
import { place } from '../shell/router.ts';
import { tickClock } from './clock.ts';
import { forget, refreshTable, table, trouble } from './held.ts';
import { listen } from './live.ts';
import { beginSaving, flush } from './save.ts';
import { layNow, shown } from './stage.ts';
import { acting, drafts, openThread, reading } from './talk-state.ts';

/** Fetches a table, listens to it and keeps it on the workbench for as long as it is looked at. */
export function useTable(id: string): void {
  useEffect(() => {
    forget(id);
    beginSaving(id);
    openThread.value = 'public';
    reading.value = false;
    acting.value = undefined;
    drafts.value = {};
    shown.value = undefined;
    let stop: (() => void) | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const begin = async (): Promise<void> => {
      await refreshTable();
      if (!here) return;
      if (table.value === undefined) {
        if (trouble.value?.lost !== false) again = setTimeout(begin, 3000);
        return;
      }
      stop = listen(id, () => void flush());
      void flush();
    };
    void begin();
    const stopClock = tickClock();
    return () => {
      here = false;
      clearTimeout(again);
      stop?.();
      stopClock();
      void flush();
      giveBack();
    };
  }, [id]);
  useSignalEffect(() => {
    void place.value;
    if (table.value?.id === id) layNow();
  });
}
