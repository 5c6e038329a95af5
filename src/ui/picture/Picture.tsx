import type { ImgHTMLAttributes } from 'react';

const inlinePictures = new Map<string, string>();

/** Remembers the inline pictures of the static page, before the app replaces it. */
export function rememberInlinePictures(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[data-src]'))
    inlinePictures.set(image.dataset['src'] ?? '', image.src);
}

/** A drawing of the app. One that was inlined in the page is not fetched again. */
export function Picture({ src = '', alt = '', ...rest }: ImgHTMLAttributes<HTMLImageElement>) {
  return <img {...rest} alt={alt} src={inlinePictures.get(src) ?? src} />;
}
