import { generate } from 'lean-qr';
import { useMemo } from 'react';
import styles from './QrCode.module.css';

/** Quiet zone around the code, in modules. */
const margin = 4;

/** One SVG path for all dark modules, row by row. */
function draw(text: string): { readonly path: string; readonly size: number } {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + margin} ${y + margin}h1v1h-1z`;
  return { path, size: code.size + 2 * margin };
}

/** A text as a QR code, rendered on this device. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
