import { message } from "@octavo/foundation";

export const picturesTooLarge = (count: number) =>
  message("The list has no room for all of these pictures. Added: {count}. Use a smaller list, or SVG files.", {
    count,
  });
export const noPictureNamed = message(
  "No cell names one of these pictures. Write the names of the files into a column with the type “Picture”.",
);
