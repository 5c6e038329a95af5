import type { ReactElement } from 'react';

interface IconProps {
  /** Size in pixels; 20 by default. */
  readonly size?: 14 | 16 | 18 | 20 | 22 | 24 | 28;
  readonly className?: string | undefined;
}

export type Icon = (props: IconProps) => ReactElement;

/**
 * An outlined icon on a 24-unit grid. Icons are hidden from screen readers: their control has the label.
 * `isDirected`: it points along the line, so base.css mirrors it in right-to-left text.
 */
export function outline(path: string, isDirected?: true): Icon {
  return function Outline({ size = 20, className }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={className}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        data-directed={isDirected}
      >
        <path d={path} />
      </svg>
    );
  };
}

/** A filled icon on the same grid, with slightly rounded corners. */
export function solid(path: string): Icon {
  return function Solid({ size = 20, className }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={className}
        fill="currentColor"
        fillRule="evenodd"
        stroke="currentColor"
        strokeWidth={1.25}
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };
}
