import type { Project } from "@octavo/contract";

const moment = "2026-01-05T12:00:00Z";

/** A project of 2026 as the server returns it, with an empty plan. */
export const projectFixture = ({ metadata, ...fields }: Partial<Project> = {}): Project => ({
  id: "p1",
  metadata: {
    name: "Mine",
    description: "",
    category: "planner",
    author: "ann",
    device_profile: "",
    created_at: moment,
    updated_at: moment,
    is_public: false,
    public_url_slug: null,
    clone_count: 0,
    ...metadata,
  },
  default_canvas: {
    dimensions: { width: 400, height: 500, margins: [0, 0, 0, 0] },
    coordinate_system: "top_left",
    background: "#ffffff",
    grid_size: 10,
    snap_enabled: true,
  },
  masters: [],
  plan: {
    calendar: { start_date: "2026-01-01", end_date: "2026-12-31", pages_per_day: 1 },
    locale: "en",
    sections: [],
    order: [],
  },
  pages: [],
  compilation_rules: [],
  created_at: moment,
  updated_at: moment,
  clone_count: 0,
  author: "ann",
  original_author: "",
  licence: null,
  original_licence: null,
  sources: [],
  revision: 1,
  compiled_pages: null,
  ...fields,
});

/** A design as the server returns it. */
export const designFixture = (
  name: string,
  widgets: Project["masters"][number]["widgets"] = [],
): Project["masters"][number] => ({ name, description: "", created_at: moment, updated_at: moment, widgets });
