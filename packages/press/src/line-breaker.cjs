/** Loads linebreak at the first call, and not when the program starts. */
module.exports = () => require("linebreak");
