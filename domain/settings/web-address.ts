/** Of the web, or of this site; never a script. */
export const isWebAddress = (address: string) => /^(https?:\/\/|\/(?!\/))/i.test(address);
