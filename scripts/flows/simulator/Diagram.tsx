import { useEffect, useRef, useState } from 'react';

interface DiagramProps {
  readonly address: string;
  readonly active: readonly { readonly id: string; readonly isInnermost: boolean }[];
}

/** The diagram of a machine, with its active states highlighted. */
export function Diagram({ address, active }: DiagramProps) {
  const [svg, setSvg] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const calling = new AbortController();
    fetch(address, { signal: calling.signal })
      .then((response) => response.text())
      .then(setSvg, () => setSvg(''));
    return () => calling.abort();
  }, [address]);

  useEffect(() => {
    const box = frame.current;
    if (box === null || svg === '') return;
    box.innerHTML = svg;
  }, [svg]);

  useEffect(() => {
    const box = frame.current;
    if (box === null || svg === '') return;
    for (const drawn of box.querySelectorAll('[data-state]')) {
      const found = active.find(({ id }) => id === drawn.getAttribute('data-state'));
      drawn.classList.toggle('is-active', found !== undefined);
      drawn.classList.toggle('is-innermost', found?.isInnermost ?? false);
    }
    const place = box.querySelector('.is-innermost')?.getBoundingClientRect();
    if (place === undefined) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    box.scrollBy({
      left: place.left + place.width / 2 - left - width / 2,
      top: place.top + place.height / 2 - top - height / 2,
    });
  }, [active, svg]);

  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
  return <div ref={frame} className="diagram" role="img" aria-label="The flow, drawn" tabIndex={0} />;
}
