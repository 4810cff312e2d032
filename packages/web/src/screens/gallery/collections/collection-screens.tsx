import { useParams } from "@tanstack/react-router";
import { lazy } from "../../../ui/lazy.tsx";
import { Loading } from "../../../ui/loading.tsx";

const options = { fallback: () => <Loading /> };
const CollectionsScreen = lazy(async () => (await import("./collections-screen.tsx")).CollectionsScreen, options);
const CollectionScreen = lazy(async () => (await import("./collection-screen.tsx")).CollectionScreen, options);
const OwnCollectionsScreen = lazy(
  async () => (await import("./own-collections-screen.tsx")).OwnCollectionsScreen,
  options,
);
const OwnCollectionScreen = lazy(
  async () => (await import("./own-collection-screen.tsx")).OwnCollectionScreen,
  options,
);

/** Screens for everybody. */
export function PublicCollections() {
  const { collectionId } = useParams({ from: "/studio/collections/{-$collectionId}" });
  return collectionId === undefined ? <CollectionsScreen /> : <CollectionScreen id={collectionId} />;
}

/** Screens of the user who owns the collections. */
export function OwnCollections() {
  const { collectionId } = useParams({ from: "/studio/own/collections/mine/{-$collectionId}" });
  return collectionId === undefined ? <OwnCollectionsScreen /> : <OwnCollectionScreen id={collectionId} />;
}
