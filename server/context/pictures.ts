export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'svg';

/** What a picture is made into: a square of at most 512 pixels, or at most 1600 pixels on its longer side. */
export type PictureShape = 'avatar' | 'review' | 'recipe';

export type EncodedPicture =
  | { readonly webp: Uint8Array }
  /** `unreadable`: damaged, or not what it says it is; `tooManyPixels`: it would take too much room when decoded. */
  | { readonly refusal: 'unreadable' | 'tooManyPixels' };

/** Makes what a member sent into a picture of our own: WebP, upright, without metadata. */
export interface Pictures {
  /** Throws 503 when too many wait already. */
  readonly encode: (bytes: Uint8Array, kind: PictureKind, shape: PictureShape) => Promise<EncodedPicture>;
}
