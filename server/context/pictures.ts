export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'svg';

/** Target shape of a picture: a square of at most 512 pixels, or at most 1600 pixels on its longer side. */
export type PictureShape = 'avatar' | 'review' | 'recipe';

export type EncodedPicture =
  | { readonly webp: Uint8Array }
  /**
   * `unreadable`: damaged, or not a picture of its type; `tooManyPixels`: it would take too much memory when decoded;
   * `tooSlow`: decoding it timed out each time it was sent.
   */
  | { readonly refusal: 'unreadable' | 'tooManyPixels' | 'tooSlow' };

/** Re-encodes an uploaded picture: WebP, upright, without metadata. */
export interface Pictures {
  /**
   * Throws 429 when too many of the caller's are queued, 503 when too many are queued in all or decoding timed out.
   * `caller`: the member's id.
   */
  readonly encode: (
    bytes: Uint8Array,
    kind: PictureKind,
    shape: PictureShape,
    caller: string,
  ) => Promise<EncodedPicture>;
}
