/** Size of the master switcher, also while it loads, so that the page does not move. */
export const switcherClasses = "shrink-0 border-rule max-lg:h-14 max-lg:border-b lg:w-26 lg:border-e";

export const SwitcherPlaceholder = () => <div className={switcherClasses} />;
