import type { ImgHTMLAttributes } from 'react';

const inlinePictures = new Map<string, string>();

/** Takes note of the pictures that came inside the page itself, before the app takes the page's place. */
export function rememberInlinePictures(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]'))
    inlinePictures.set(image.dataset['src'] ?? '', image.src);
}

/** A drawing of the app's own. What came with the page is not asked for again. */
export function Picture({ src = '', alt = '', ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  return <img {...rest} alt={alt} src={inlinePictures.get(src) ?? src} />;
}
