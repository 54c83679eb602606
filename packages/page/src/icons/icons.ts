/** The icons of the design: own drawings on a 24 grid; `class="f"` is a filled part. */
export const ICONS = {
  army: '<path d="M4 18.2 10.3 12M8.2 8.9 18.6 5.6l1 3.4-8.4 3.6"/><path d="M8.2 8.9c-1.6.6-2 2.3-1.2 3.4.7 1 2 1.2 3 .6"/><circle cx="12.2" cy="15.6" r="4"/><circle cx="12.2" cy="15.6" r=".9" class="f"/>',
  fleet:
    '<path d="M3 15.5h18c-.6 2-1.8 3.6-3.2 4H6.6C5 19 3.6 17.5 3 15.500z"/><path d="M11.5 13V4c4 1.8 6.3 5 7 9zM9 13V6.500C7.3 8.3 6 10.5 5.5 13z"/>',
  dislodged:
    '<path d="m12 2.5 1.9 3.3 3.6-1.3-.4 3.8 3.7 1.1-2.6 2.8 2.5 2.9-3.7 1 .3 3.8-3.5-1.400L12 22l-1.8-3.5-3.5 1.4.3-3.8-3.7-1 2.5-2.9-2.6-2.8 3.7-1.1-.4-3.8 3.6 1.300z"/><path d="m9.5 9.5 5 5M14.5 9.500v5h-5"/>',
  hold: '<path d="M5 19h14" stroke-width="2.6"/><path d="M12 3.500v10M8.5 7h7M7 14.500h10"/>',
  move: '<path d="M3.5 17C8 10.5 12 8.5 17 8.2"/><path class="f" d="M21 8 14.6 4.800l1.4 3.6-1 3.700z"/>',
  support:
    '<path d="M3.5 9.500h12"/><path class="f" d="m20.5 9.5-6-3 1.2 3-1.2 3z"/><path d="M5 20c4.5 0 3-10 7.2-10.3" stroke-dasharray=".1 3.1" stroke-width="2.6"/>',
  'support-hold':
    '<path d="M3.5 18.5 12 12" stroke-dasharray=".1 3.1" stroke-width="2.6"/><path d="M11 7.500a6 6 0 0 0 6.5 9.5"/><circle cx="17" cy="10.5" r="2.6" class="f"/>',
  convoy:
    '<path d="M2.5 12.500q2-4.5 4 0t4 0 4 0c.8-1.7 1.7-2 2.7-2"/><path class="f" d="m21.5 10-5.8-3.2 1.3 3.5-1 3.700z"/><path d="M6 19.500h10l-1.5 2h-7z"/>',
  retreat: '<path d="M20 6.500C14 6 8.5 8.5 5.5 15.5" stroke-dasharray="5 2 .1 2"/><path d="m3.8 10.5 1.3 6 5.7-2.2"/>',
  build: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.800v8.400M7.8 12h8.4"/>',
  disband:
    '<circle cx="12" cy="12" r="8.5" stroke-dasharray="3.6 2.2"/><path d="m8.8 8.8 6.4 6.400M15.2 8.800l-6.4 6.4"/>',
  battle:
    '<path d="m4 4 11.5 11.500M20 4 8.5 15.500M4 4l.6 3.600M4 4l3.6.6M20 4l-.6 3.600M20 4l-3.6.6M6.3 13.600l4.1 4.100M17.7 13.600l-4.1 4.100M7.5 16.7 4.5 19.700M16.5 16.700l3 3"/>',
  refused:
    '<path d="M3 12h9"/><path d="m9 8 4.5 4L9 16" /><path d="M17.5 4.500v15" stroke-width="2.8"/><path d="M21 4.500v15" stroke-width="1.2"/>',
  starter: '<path d="M6 21V3.5"/><path class="f" d="M6 4h12.500l-3 4 3 4H6z"/>',
  undo: '<path d="M8 5 4 9l4 4"/><path d="M4.5 9H14a5.5 5.5 0 0 1 0 11h-3"/>',
  redo: '<path d="m16 5 4 4-4 4"/><path d="M19.5 9H10a5.5 5.5 0 0 0 0 11h3"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="5.5" r="2.5"/><circle cx="17.5" cy="18.5" r="2.5"/><path d="m8.3 10.9 6.9-4.100M8.3 13.100l6.9 4.1"/>',
  copy: '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2"/><path d="M15.5 8.500V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7.500a2 2 0 0 0 2 2h2.5"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3.2-3.200a4 4 0 0 0-5.7-5.700L12 6.3"/><path d="M14 10a4 4 0 0 0-5.7 0l-3.2 3.200a4 4 0 0 0 5.7 5.700L12 17.7"/>',
  moon: '<path d="M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10z"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.300l3.3 2"/>',
  talk: '<path d="M4 5.500h16v11H11l-4.5 4v-4H4z"/>',
  list: '<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1" />',
  map: '<path d="m3.5 6 5.5-2 6 2 5.5-2v14L15 20l-6-2-5.5 2zM9 4v14M15 6v14"/>',
  more: '<path d="M5 12h.1M12 12h.1M19 12h.1" stroke-width="3"/>',
  check: '<path d="m5 12.5 4.5 4.500L19 7"/>',
  warn: '<path d="M12 4 2.8 19.500h18.400z"/><path d="M12 10v4.500M12 17.200v.1"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 7.900v.1"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  play: '<path class="f" d="M8 5v14l11-7z"/>',
  step: '<path class="f" d="M6 5v14l9-7z"/><path d="M18 5v14"/>',
  back: '<path class="f" d="M18 5v14l-9-7z"/><path d="M6 5v14"/>',
  branch:
    '<circle cx="6" cy="5" r="2.2"/><circle cx="6" cy="19" r="2.2"/><circle cx="18" cy="9" r="2.2"/><path d="M6 7.200v9.600M18 11.200c0 4-6 3.3-11.5 5.8"/>',
  mail: '<rect x="3.5" y="5.5" width="17" height="13" rx="1.5"/><path d="m4 7 8 6 8-6"/>',
  lock: '<rect x="5" y="10.5" width="14" height="9.5" rx="1.5"/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.5"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',
  pause: '<path d="M8.5 5v14M15.5 5v14" stroke-width="2.6"/>',
  save: '<path d="M5 4h11l3 3v13H5zM8.5 4v5h6V4M8 20v-6h8v6"/>',
  gear: '<circle cx="12" cy="12" r="3"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.600l2.1 2.100M16.3 16.300l2.1 2.100M18.4 5.600l-2.1 2.100M7.7 16.300l-2.1 2.1"/>',
  pen: '<path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3"/>',
  drag: '<path d="M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1" stroke-width="2.6"/>',
  down: '<path d="m6 9.5 6 6 6-6"/>',
  right: '<path d="m9.5 6 6 6-6 6"/>',
  left: '<path d="m14.5 6-6 6 6 6"/>',
  offline:
    '<path d="M4 4l16 16M8 16.500a5.5 5.5 0 0 1 6-1.200M4.8 12.500a10 10 0 0 1 4-2.400M13 9.200a10.2 10.2 0 0 1 6.2 3.300M2.5 9a14 14 0 0 1 3.6-2.500M10.5 5.100A14 14 0 0 1 21.5 9M12 19.700v.1"/>',
  vote: '<path d="M4 12.500V20h16v-7.500M8 12V4h8v8M3 12.500h18M10.5 8.300l1.2 1.2 2.1-2.3"/>',
  book: '<path d="M4 5c3-1 6-.6 8 1 2-1.6 5-2 8-1v13c-3-1-6-.6-8 1-2-1.6-5-2-8-1zM12 6v13"/>',
  qr: '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500H14zM17.5 17.500H20V20h-2.500z"/>',
  user: '<circle cx="12" cy="8.5" r="4"/><path d="M4.5 20c.6-4 3.6-5.8 7.5-5.800s6.9 1.8 7.5 5.8"/>',
  gavel:
    '<path d="m13 4 6.5 6.500M10.5 6.5 17 13M12 5l-3.5 5 5 5L18.5 11.500M10.5 12.5 4 19"/><path d="M12.5 20.500h8"/>',
} as const;

export type IconName = keyof typeof ICONS;
