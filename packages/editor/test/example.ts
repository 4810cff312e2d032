import { Editor, insertWidget, openTemplate, saveTemplate, undoStep } from "@octavo/editor";
import { templateDefaults } from "@octavo/engine";
import { formatMessage } from "@octavo/foundation";

let clock = 0;
const announcements: string[] = [];
const editor = new Editor(openTemplate({ ...templateDefaults, page_count: 1 }), {
  now: () => clock,
  onAnnouncement: (message) => announcements.push(formatMessage(message)),
});

// A command with arguments. It returns a message if it is not possible.
editor.runWith(insertWidget, { type: "box", rect: { x: 50, y: 50, width: 200, height: 100 } });

// A tool: the pointer drags the selected box 80 pixels to the right.
editor.update((state) => ({ ...state, camera: { x: 0, y: 0, zoom: 1 } }));
const mouse = { pointerId: 1, pointerType: "mouse", button: 0, shift: false, alt: false, mod: false } as const;
editor.pointer({ ...mouse, kind: "down", screen: { x: 100, y: 100 }, time: (clock += 500) });
editor.pointer({ ...mouse, kind: "move", screen: { x: 180, y: 100 }, time: (clock += 500) });
editor.pointer({ ...mouse, kind: "up", screen: { x: 180, y: 100 }, time: (clock += 500) });
export const moved = saveTemplate(editor.getState().document).widgets;

// A command without arguments.
editor.run(undoStep);
export const undone = saveTemplate(editor.getState().document).widgets;
export { announcements };
