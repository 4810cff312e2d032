import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { accountQuery, signInWaysQuery } from "../../api/account.ts";
import { t } from "../../language/t.ts";
import { session, useSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Says that the site requires a second factor, and leads back to the page that the user wanted, once there is one. */
export function SecondFactorNotice() {
  const isMissing = useSession().user?.needs_second_factor === true;
  const [wasMissing] = useState(isMissing);
  useRefreshWhile(isMissing);
  const origin = useLocation({ select: ({ state }) => state.origin }) ?? "/projects";
  const navigate = useNavigate();
  if (isMissing)
    return (
      <Notice className="mt-4">
        {t("This site requires an authenticator app or a passkey. Set one up on this page to continue.")}
      </Notice>
    );
  if (!wasMissing) return null;
  const leave = () => void navigate({ href: origin });
  return (
    <Notice kind="success" className="mt-4" action={<Button onClick={leave}>{t("Continue")}</Button>}>
      {t("Your account has a second factor.")}
    </Notice>
  );
}

/** Loads the user again after each change of the ways to sign in. */
function useRefreshWhile(isMissing: boolean): void {
  const { data: ways } = useQuery(signInWaysQuery);
  const { data: account } = useQuery(accountQuery);
  useEffect(() => {
    if (isMissing && ways && account) void session.refresh().catch(() => undefined);
  }, [isMissing, ways, account]);
}
