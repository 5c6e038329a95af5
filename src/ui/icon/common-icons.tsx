import { outline, solid } from './icon.tsx';

export const CloseIcon = outline('M6 6l12 12M18 6 6 18');
export const PlusIcon = outline('M12 5v14M5 12h14');
export const MinusIcon = outline('M5 12h14');
export const ChevronRightIcon = outline('m9.5 5.5 6.5 6.5-6.5 6.5', true);
export const ChevronDownIcon = outline('m5.5 9.5 6.5 6.5 6.5-6.5');
export const MoreIcon = solid(
  'M6.5 12a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0zM13.2 12a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0zM19.9 12a1.2 1.2 0 1 1-2.4 0 1.2 1.2 0 0 1 2.4 0z',
);
export const PencilIcon = outline('M4.5 19.5l.9-4L15.8 5.1a2.1 2.1 0 0 1 3 3L8.5 18.6zM13.8 7.1l3.1 3.1');
export const BasketIcon = outline(
  'M4.5 9h15a1.5 1.5 0 0 1 1.5 1.7l-1.2 7.2a2.5 2.5 0 0 1-2.5 2.1H6.7a2.5 2.5 0 0 1-2.5-2.1L3 10.7A1.5 1.5 0 0 1 4.5 9zM7.2 11.2 9.3 4M16.8 11.2 14.7 4M13.8 14.5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0z',
);
export const ChatIcon = outline('M9 4.5h10.5v10L16.5 12H9zM6 9.5H3.5V21l3.5-3h7v-3');
export const BulbIcon = outline(
  'M9 16a5.2 5.2 0 1 1 6 0 3 3 0 0 0-1 2.3V19a2 2 0 0 1-4 0v-.7A3 3 0 0 0 9 16zM9.9 17.5h4.2M3 12h1M20 12h1M12 3v1M5.6 5.6l.7.7M18.4 5.6l-.7.7',
);
export const SearchIcon = outline('M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM15.6 15.6l4.9 4.9');
export const SlidersIcon = outline(
  'M4 6.5h7.8M16.2 6.5H20M4 12h2.8M11.2 12H20M4 17.5h9.8M18.2 17.5H20M16.2 6.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0zM11.2 12a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0zM18.2 17.5a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0z',
);
export const HelpIcon = outline(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.7 9.6a2.4 2.4 0 1 1 3.5 2.2c-.8.4-1.2.9-1.2 1.7M12 16.6v.1',
);
export const LogOutIcon = outline(
  'M13.5 4.5H7A1.5 1.5 0 0 0 5.5 6v12A1.5 1.5 0 0 0 7 19.5h6.5M10.5 12h10M17 8.5l3.5 3.5-3.5 3.5',
);
export const RulerIcon = outline('M3.5 8h17v8h-17zM7.5 8v3M12 8v4.2M16.5 8v3');
