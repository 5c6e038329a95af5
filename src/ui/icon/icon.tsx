import type { ReactElement } from 'react';

interface IconProps {
  /** Edge in pixels, 20 unless told. */
  readonly size?: 14 | 16 | 18 | 20 | 22 | 24 | 28;
  readonly className?: string | undefined;
}

export type Icon = (props: IconProps) => ReactElement;

/** An outline on a 24-unit grid. Icons are drawings only: the words beside them or the control's label speak. */
export function outline(path: string): Icon {
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
      >
        <path d={path} />
      </svg>
    );
  };
}

/** A filled shape on the same grid, its corners rounded by a thin edge of its own color. */
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
