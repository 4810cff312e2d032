import { defineConfig } from "oxlint";

const ambient = "The engine has no clock, no locale data and no surroundings: what it needs comes through its World.";
const forbiddenGlobals = ["Date", "Intl", "console", "process", "document", "window", "fetch", "globalThis"];
const forbiddenProperties = [
  { object: "Math", property: "random" },
  { object: "Temporal", property: "Now" },
  ...["toLocaleString", "toLocaleDateString", "toLocaleTimeString"].map((property) => ({ property })),
  ...["toLocaleUpperCase", "toLocaleLowerCase", "localeCompare"].map((property) => ({ property })),
];

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import"],
  jsPlugins: ["./scripts/boundaries.ts"],
  categories: { correctness: "error" },
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  ignorePatterns: [
    "**/node_modules",
    "**/dist",
    "**/generated",
    "**/test/golden/**",
    "!**/test/golden/*.ts",
    "bench/out",
    "test-results",
  ],
  rules: {
    "octavo/boundaries": "error",
    "octavo/doc-comments": "error",
    "octavo/no-export-star": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "import/no-duplicates": "error",
    "import/no-self-import": "error",
    eqeqeq: "error",
    // docs/asvs.md, 1.3.2. The category "correctness" has eval and timers with text.
    "no-new-func": "error",
    // The code searches documents for control characters.
    "no-control-regex": "off",
    "no-var": "error",
    "prefer-const": "error",
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/await-thenable": "error",
    "typescript/only-throw-error": "error",
    // Text is split into code points on purpose: one glyph is drawn for each.
    "typescript/no-misused-spread": "off",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
  },
  overrides: [
    {
      files: ["packages/foundation/src/**", "packages/engine/src/**"],
      excludeFiles: ["**/*.test.ts"],
      rules: {
        "no-restricted-globals": ["error", ...forbiddenGlobals.map((name) => ({ name, message: ambient }))],
        "no-restricted-properties": ["error", ...forbiddenProperties.map((entry) => ({ ...entry, message: ambient }))],
      },
    },
    {
      // These read texts from outside.
      files: ["packages/*/src/**"],
      excludeFiles: ["**/*.test.ts", "**/*.test.tsx"],
      rules: { "octavo/slow-expressions": "error" },
    },
    {
      files: ["packages/web/src/**"],
      plugins: ["react", "jsx-a11y"],
      rules: {
        "octavo/effect-returns": "error",
        "react/no-danger": "error",
        "react/rules-of-hooks": "error",
        "react/exhaustive-deps": "error",
        // Applies only to the React Compiler, which the build does not use.
        "react/incompatible-library": "off",
      },
    },
    {
      // Tools require a default export in these files.
      files: ["**/*.config.ts", "scripts/boundaries.ts"],
      rules: { "import/no-default-export": "off" },
    },
  ],
});
