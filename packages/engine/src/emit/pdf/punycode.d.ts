/** The package has no type declarations. */
declare module "punycode.js" {
  const punycode: { readonly toASCII: (domain: string) => string };
  export default punycode;
}
