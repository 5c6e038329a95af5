/** Whether it is an http(s) URL or a path of this site; never a script. */
export const isWebAddress = (address: string) => /^(https?:\/\/|\/(?!\/))/i.test(address);
