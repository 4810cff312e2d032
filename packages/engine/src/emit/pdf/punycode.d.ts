/** The package has no types of its own. */
declare module "punycode.js" {
  const punycode: { readonly toASCII: (domain: string) => string };
  export default punycode;
}
