import { outline } from '#src/ui/icon/icon.tsx';

export const ForkIcon = outline(
  'M6 3.5v5a2.5 2.5 0 0 0 5 0v-5M8.5 3.5v17M18 3.5v17M18 3.5c-2.7 2.6-3.4 6-3.4 10H18',
);
export const WandIcon = outline(
  'M4 20 15.5 8.5l-2-2L2 18zM12 10l2 2M19 3v4M17 5h4M19.5 13v3M18 14.5h3M8.5 3v3M7 4.5h3',
);
export const TargetIcon = outline(
  'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 12v.01',
);
export const PrinterIcon = outline(
  'M7 8.5v-5h10v5M7 16.5H5A1.5 1.5 0 0 1 3.5 15v-5A1.5 1.5 0 0 1 5 8.5h14a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-2M7 14h10v6.5H7z',
);
export const ReplaceIcon = outline('M4 9.5h13M13.5 5.5l4 4M20 14.5H7M10.5 18.5l-4-4');
