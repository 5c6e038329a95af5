import { outline } from './icon.tsx';

export const LeafIcon = outline(
  'M5 20.5c.4-4.3 2.6-7.8 7-9.8M9 17.5c7 .3 10.6-3.2 11-11.8V4h-4C8.8 4 5.8 7.6 5.8 11.5c0 1.3.2 2.6 1 3.9z',
);
export const CameraIcon = outline(
  'M5 7.5h2.6L9.2 5h5.6l1.6 2.5H19A1.5 1.5 0 0 1 20.5 9v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V9A1.5 1.5 0 0 1 5 7.5zM15.3 13a3.3 3.3 0 1 1-6.6 0 3.3 3.3 0 0 1 6.6 0z',
);
export const TrashIcon = outline(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10.2 11v5.5M13.8 11v5.5',
);
export const CopyIcon = outline(
  'M10 8.5h8.5A1.5 1.5 0 0 1 20 10v8.5a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0 1-1.5-1.5V10A1.5 1.5 0 0 1 10 8.5zM5.5 15.5A1.5 1.5 0 0 1 4 14V5.5A1.5 1.5 0 0 1 5.5 4H14a1.5 1.5 0 0 1 1.5 1.5',
);
export const DownloadIcon = outline(
  'M12 4v11.5M7 10.8l5 4.7 5-4.7M4.5 16.5v2A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-2',
);
export const BowlIcon = outline(
  'M3.5 11.5h17a8.5 8.5 0 0 1-17 0zM8.5 20h7M13 8.5c-.6-3 .8-5 4.5-5.5.3 3.2-1.3 5.2-4.5 5.5zM10.5 8.5C10.2 6.9 9.2 6 7.3 5.8c-.1 1.8 1 2.7 3.2 2.7z',
);
export const PlanIcon = outline(
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.5 10h17M7 14.8h2.5',
);
export const InfoIcon = outline('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 11.2v5.3M12 7.7v.1');
export const GiftIcon = outline(
  'M4 9h16v3.5H4zM5.5 12.5V20h13v-7.5M12 9v11M12 9C9.5 9 7.5 8 7.5 6.2S11 4 12 9c1-5 4.5-4.6 4.5-2.8S14.5 9 12 9z',
);
export const ShareIcon = outline(
  'M9 12a2.7 2.7 0 1 1-5.4 0A2.7 2.7 0 0 1 9 12zM20.4 6.3a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0zM20.4 17.7a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0zM8.8 10.9l6.4-3.4M8.8 13.1l6.4 3.4',
);
export const PageIcon = outline(
  'M7 3.5h6.5L19 9v10a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 6 19V4.5a1 1 0 0 1 1-1zM13.5 3.5V9H19M9.5 13h6M9.5 16.5h4',
);
export const OutsideIcon = outline(
  'M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M10.5 6H6.5A1.5 1.5 0 0 0 5 7.5v10A1.5 1.5 0 0 0 6.5 19h10a1.5 1.5 0 0 0 1.5-1.5v-4',
);
export const HalfDiscIcon = outline(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM12 3v18M12 7.5l6.6-1.3M12 12h9M12 16.5l6.6 1.3',
);
export const KeyboardIcon = outline(
  'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM7 10h.5M10.3 10h.5M13.6 10h.5M16.9 10h.5M8 14h8',
);
export const RefreshIcon = outline('M19.5 12a7.5 7.5 0 1 1-2.2-5.3l.2.2M17.5 3v4h-4');
