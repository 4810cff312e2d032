/** Generated. Each file when it is asked for. */
export const metricFiles = {
  "arimo": () => import("./metrics/arimo.json", { with: { type: "json" } }),
  "tinos": () => import("./metrics/tinos.json", { with: { type: "json" } }),
  "cousine": () => import("./metrics/cousine.json", { with: { type: "json" } }),
  "courier-prime": () => import("./metrics/courier-prime.json", { with: { type: "json" } }),
  "ibm-plex-sans": () => import("./metrics/ibm-plex-sans.json", { with: { type: "json" } }),
  "ibm-plex-sans-condensed": () => import("./metrics/ibm-plex-sans-condensed.json", { with: { type: "json" } }),
  "source-serif-4": () => import("./metrics/source-serif-4.json", { with: { type: "json" } }),
  "patrick-hand": () => import("./metrics/patrick-hand.json", { with: { type: "json" } }),
  "dejavu-sans": () => import("./metrics/dejavu-sans.json", { with: { type: "json" } }),
  "dejavu-serif": () => import("./metrics/dejavu-serif.json", { with: { type: "json" } }),
  "dejavu-sans-mono": () => import("./metrics/dejavu-sans-mono.json", { with: { type: "json" } }),
};
