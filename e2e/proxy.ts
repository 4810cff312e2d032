/** nginx and Caddy from Debian's packages, in front of a site below a path. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Route {
  readonly port: number;
  /** Base path of the site, such as "/octavo". */
  readonly basePath: string;
  /** Address of the server, such as http://127.0.0.1:3000. */
  readonly server: string;
  /** Folder for configuration and temporary files. */
  readonly folder: string;
}

export const proxies = { nginx: startNginx, Caddy: startCaddy } as const;

/** Passes the path on as it is, as in docs/operations.md. */
function startNginx({ port, basePath, server, folder }: Route): ChildProcess {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join("\n  ");
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;
pid ${join(folder, "nginx.pid")};
error_log stderr;
events {}
http {
  access_log off;
  ${temporary}
  map $http_upgrade $connection_upgrade {
    default upgrade;
    "" close;
  }
  server {
    listen 127.0.0.1:${port};
    location = ${basePath} { return 308 ${basePath}/; }
    location ${basePath}/ {
      proxy_pass ${server};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }
  }
}
`,
  );
  return spawn("nginx", ["-c", file, "-p", folder, "-e", "stderr"], { stdio: ["ignore", "ignore", "inherit"] });
}

/** Removes the path. */
function startCaddy({ port, basePath, server, folder }: Route): ChildProcess {
  const file = join(folder, "Caddyfile");
  writeFileSync(
    file,
    `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  redir ${basePath} ${basePath}/ 308
  handle_path ${basePath}/* {
    reverse_proxy ${server}
  }
}
`,
  );
  const home = join(folder, "home");
  mkdirSync(home);
  const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  return spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { env, stdio: "ignore" });
}

/** Returns why a proxy cannot be started, or undefined. */
export function whyNoProxy(name: keyof typeof proxies): string | undefined {
  const program = name.toLowerCase();
  const { error } = spawnSync(program, [program === "nginx" ? "-v" : "version"]);
  return error && `${name} is not installed (Debian: apt-get install nginx-light caddy)`;
}
