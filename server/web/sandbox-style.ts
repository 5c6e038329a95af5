/** Styles of the sandbox's pages in the product's colors, without external resources. */
export const sandboxStyle = `
  :root { color-scheme: light dark; --paper: #faf6ee; --surface: #fffdf8; --line: #e6ddcc; --control: #918670; --ink: #1e2721; --ink-2: #47514a; --herb: #255439; --on-herb: #fffdf8; --tint: #f0f4e9; --warn: #962b26; --warn-tint: #fae8e4; --serif: palatino, 'Palatino Linotype', 'Book Antiqua', 'URW Palladio L', p052, ui-serif, georgia, serif; --sans: -apple-system, 'Segoe UI', roboto, 'Helvetica Neue', 'Liberation Sans', arial, sans-serif; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #161b17; --surface: #1f2621; --line: #38413a; --control: #8d978e; --ink: #f2efe6; --ink-2: #c3c8bf; --herb: #93b699; --on-herb: #13311f; --tint: #26332a; --warn: #f2a9a2; --warn-tint: #3b2220; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 var(--sans); }
  main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  .brand { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin: 0 0 1.5rem; font: 600 1.25rem/1.2 var(--serif); overflow-wrap: normal; }
  .stage { margin-inline-start: auto; padding: 0.125rem 0.625rem; border-radius: 1rem; background: var(--tint); color: var(--herb); font: 600 0.875rem/1.5 var(--sans); }
  h1 { margin: 0 0 0.25rem; font: 400 1.75rem/1.2 var(--serif); }
  h2 { margin: 2rem 0 0.75rem; font: 600 1.125rem/1.3 var(--serif); }
  p { margin: 0 0 1rem; color: var(--ink-2); overflow-wrap: anywhere; }
  .card { margin: 1.25rem 0; padding: 1rem 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; }
  dl { display: grid; grid-template-columns: 1fr auto; row-gap: 0.5rem; margin: 0; }
  dt { padding-inline-end: 1rem; color: var(--ink-2); overflow-wrap: break-word; }
  dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
  .sum { padding-top: 0.5rem; border-top: 1px solid var(--line); color: var(--ink); font-weight: 600; }
  fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
  legend { margin: 0 0 0.5rem; padding: 0; font: 600 1.125rem/1.3 var(--serif); }
  label.choice { display: flex; gap: 0.75rem; align-items: center; min-height: 3.25rem; margin: 0 0 0.5rem; padding: 0.5rem 1rem; background: var(--surface); border: 1px solid var(--control); border-radius: 0.75rem; cursor: pointer; }
  label.choice:has(:checked) { border-color: var(--herb); box-shadow: inset 0 0 0 1px var(--herb); background: var(--tint); }
  label.choice small { display: block; color: var(--ink-2); }
  input[type='radio'] { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--herb); }
  .line { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; }
  input[type='number'] { width: 7rem; min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid var(--control); border-radius: 0.75rem; background: var(--surface); color: var(--ink); font: inherit; }
  select { width: 100%; min-height: 2.75rem; margin: 0 0 1.25rem; padding: 0 0.75rem; border: 1px solid var(--control); border-radius: 0.75rem; background: var(--surface); color: var(--ink); font: inherit; }
  button, a.button { display: flex; width: 100%; min-height: 3rem; align-items: center; justify-content: center; padding: 0.5rem 1rem; border: 1px solid var(--herb); border-radius: 0.875rem; background: var(--herb); color: var(--on-herb); font: 600 1rem/1.25 var(--sans); text-decoration: none; cursor: pointer; }
  a.button.quiet, button.quiet { margin-top: 0.75rem; background: transparent; color: var(--herb); }
  .line button { width: auto; flex: 1 1 40%; margin: 0; }
  .line input + button { flex-basis: 8rem; }
  :focus-visible { outline: 3px solid var(--herb); outline-offset: 2px; }
  label.choice:focus-within { outline: 3px solid var(--herb); outline-offset: 2px; }
  label.choice input:focus-visible { outline: none; }
  .problem { padding: 0.75rem 1rem; border-radius: 0.75rem; background: var(--warn-tint); color: var(--warn); font-weight: 600; }
  .note { margin-top: 1.25rem; font-size: 0.875rem; }
  ul { list-style: none; margin: 0; padding: 0; }
  li + li { margin-top: 0.75rem; padding-top: 0.75rem; border-top: 1px solid var(--line); }
  li p { margin: 0; }
`;

export const sandboxDocument = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icons/icon.svg">
<title>${title}</title>
<style>${sandboxStyle}</style>
</head>
<body>
<main>
<p class="brand"><img src="/brand/logo.svg" alt="" width="32" height="32">Kindfare<span class="stage">Sandbox</span></p>
${content}
</main>
</body>
</html>
`;
