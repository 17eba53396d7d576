/**
 * Settings for the memory allocator of glibc; other systems ignore them. By default glibc keeps large freed buffers for
 * every thread, such as the 19 MiB of each password hash: 135 MB after 24 sign-ups. These settings return them to the
 * system at once.
 */
export const memorySettings = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };

/** Limits V8's space for new objects. By default it grows by 100 MB at start and never shrinks. */
export const memoryFlags = ["--max-semi-space-size=8"];
