/** The page's looks: the colours and sizes of the design, light unless the reader's system asks for dark. */
export const STYLE = `
:root {
  color-scheme: light;
  --page: #f4eddd; --card: #fdf9ef; --sunk: #ebe2cd; --line: #dccfb4;
  --ink: #28221a; --ink-2: #574d3e; --accent: #1f5a70; --bad: #a02a20; --focus: #a8450b;
  --ui: "Source Sans 3", "Segoe UI", system-ui, sans-serif;
  --title: "EB Garamond", "Iowan Old Style", Palatino, Georgia, serif;
  --code: ui-monospace, "Cascadia Mono", Menlo, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --page: #12181b; --card: #1a2226; --sunk: #0d1215; --line: #2f3b41;
    --ink: #ece4d3; --ink-2: #bcb3a2; --accent: #83c3d8; --bad: #f29a8b; --focus: #ffb066;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/24px var(--ui); text-size-adjust: 100%; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 2px 24px;
  background: var(--card); border-bottom: 1px solid var(--line); }
.brand { display: flex; align-items: center; gap: 10px; min-height: 44px; font: 600 22px/26px var(--title);
  color: inherit; text-decoration: none; }
.brand svg { width: 24px; height: 24px; }
nav { display: flex; }
nav a { display: flex; align-items: center; min-height: 44px; padding: 0 8px; text-decoration: none; }
nav a[aria-current] { color: var(--ink-2); font-weight: 600; }
main { max-width: 1080px; margin: 0 auto; padding: 48px 24px; }
h1 { margin: 0 0 16px; font: 600 54px/58px var(--title); text-wrap: balance; }
.top { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 48px; align-items: start; }
figure { margin: 0; padding: 16px 20px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
figcaption { font: 600 20px/26px var(--title); }
figure ul { margin: 0; padding: 0; list-style: none; font-size: 15px; line-height: 22px; color: var(--ink-2); }
figure li { margin-top: 12px; }
figure span { color: var(--ink); font-weight: 600; }
.failed { text-decoration: underline 2px var(--bad); text-underline-offset: 3px; text-decoration-skip-ink: none; }
h2 { margin: 40px 0 4px; font: 600 26px/32px var(--title); }
p { margin: 0 0 12px; max-width: 68ch; color: var(--ink-2); }
.lead { font-size: 20px; line-height: 30px; color: var(--ink); }
dl { margin: 16px 0; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
dl div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 4px 24px; padding: 12px 16px; }
dl div + div { border-top: 1px solid var(--line); }
dd { margin: 0; color: var(--ink-2); }
code { font: 14px/22px var(--code); overflow-wrap: anywhere; }
p code { white-space: nowrap; }
@media (max-width: 720px) {
  header { padding: 2px 16px; }
  main { padding: 28px 16px; }
  h1 { font-size: 36px; line-height: 42px; }
  .lead { font-size: 17px; line-height: 26px; }
  .top { grid-template-columns: minmax(0, 1fr); gap: 28px; }
  dl div { grid-template-columns: minmax(0, 1fr); }
}
`;
