import type { ComponentType } from 'preact';

/** A screen with its address; what lies under the address belongs to it too. Its code is loaded when it is first shown. */
export interface Screen {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

const SCREENS: readonly Screen[] = [
  { path: '/', load: () => import('../front/front.tsx').then((module) => module.Front) },
  { path: '/diplomacy', load: () => import('../diplomacy/workbench.tsx').then((module) => module.DiplomacyWorkbench) },
  { path: '/gitm', load: () => import('../gitm/gitm.tsx').then((module) => module.GitmWorkbench) },
  { path: '/tables', load: () => import('../table/tables.tsx').then((module) => module.Tables) },
  { path: '/table', load: () => import('../table/table.tsx').then((module) => module.TableScreen) },
  { path: '/join', load: () => import('../table/join.tsx').then((module) => module.Join) },
  { path: '/account', load: () => import('../table/account.tsx').then((module) => module.Account) },
  { path: '/stop', load: () => import('../table/by-link.tsx').then((module) => module.StopMails) },
  { path: '/admin', load: () => import('../table/admin.tsx').then((module) => module.Admin) },
  { path: '/password', load: () => import('../table/by-link.tsx').then((module) => module.NewPassword) },
  { path: '/positions', load: () => import('../gallery/gallery.tsx').then((module) => module.Gallery) },
];

/** The screen of a path; `undefined` where there is none. */
export function screenAt(path: string): Screen | undefined {
  return SCREENS.find((one) => path === one.path || (one.path !== '/' && path.startsWith(`${one.path}/`)));
}
