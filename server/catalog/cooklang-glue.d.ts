declare module '@cooklang/cooklang/pkg/cooklang_wasm_bg.js' {
  export { Parser, quantity_display } from '@cooklang/cooklang';
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
