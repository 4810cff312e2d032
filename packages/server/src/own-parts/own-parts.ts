import { randomUUID } from "node:crypto";
import { errorMessages as messages, type NewOwnPart, type OwnPart } from "@octavo/contract";
import { lockUser } from "../auth/lock-user.ts";
import { ApiError, requireFound } from "../http/api-error.ts";
import type { ProjectServices } from "../projects/project-services.ts";
import * as store from "./store.ts";

type Services = Pick<ProjectServices, "database" | "now" | "quota">;

export async function listOwnParts({ database }: Services, ownerId: string): Promise<readonly OwnPart[]> {
  return (await store.listedOwnParts(database, ownerId)).map(ownPartResponse);
}

function ownPartResponse({ id, name, content }: store.OwnPartRow): OwnPart {
  const { page, widgets } = JSON.parse(content) as Pick<OwnPart, "page" | "widgets">;
  return { id, name, page, widgets };
}

export async function addOwnPart(
  { database, now, quota }: Services,
  ownerId: string,
  { name, ...drawn }: NewOwnPart,
): Promise<OwnPart> {
  const content = JSON.stringify(drawn);
  const row = { id: randomUUID(), owner_id: ownerId, name, content, created_at: now() };
  await database.transaction().execute(async (transaction) => {
    await lockUser(transaction, ownerId);
    const used = await store.usedByOwnParts(transaction, ownerId);
    if (used.count >= quota.parts) throw new ApiError("QUOTA_EXCEEDED", messages.tooManyOwnParts(quota.parts));
    if (used.bytes + Buffer.byteLength(content) > quota.partBytes)
      throw new ApiError("QUOTA_EXCEEDED", messages.ownPartsTooLarge(quota.partBytes, used.bytes));
    await store.insertOwnPart(transaction, row);
  });
  return ownPartResponse(row);
}

export async function changeName({ database }: Services, ownerId: string, id: string, name: string): Promise<OwnPart> {
  return ownPartResponse(requireFound(await store.renameOwnPart(database, ownerId, id, name), messages.partNotFound));
}

export async function deleteOwnPart({ database }: Services, ownerId: string, id: string): Promise<void> {
  if (!(await store.removeOwnPart(database, ownerId, id))) throw new ApiError("NOT_FOUND", messages.partNotFound);
}
