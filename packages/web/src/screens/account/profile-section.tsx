import { t } from "../../language/t.ts";
import { useSession } from "../../session/use-session.ts";
import { SectionPart } from "../../ui/sections.tsx";

export function ProfileSection() {
  const { user } = useSession();
  return (
    <>
      <SectionPart title={t("Username")}>
        <p>{user?.username}</p>
      </SectionPart>
      <SectionPart title={t("Email")}>
        <p>{user?.email}</p>
      </SectionPart>
    </>
  );
}
