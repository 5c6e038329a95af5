export const copyButton = {
  copiedWhat: (what: string) => `Copied ${what}`,
  copyWhat: (what: string) => `Copy ${what}`,
  copied: 'Copied',
  copy: 'Copy',
};
