/**
 * Settings for the memory allocator of glibc; other systems ignore them. By default glibc keeps large freed buffers for
 * every thread, such as the 19 MiB of each password hash: 135 MB after 24 sign-ups. These settings return buffers of 1 MB
 * and more to the system at once. The columns of an index are smaller at 100,000 scholarships: each change makes all of
 * them anew, and new memory takes the system longer than the copy. Once a threshold is set, glibc also returns all but
 * 128 KB of its free memory after each request, and so asks for the buffers of each compressed page again: 8 MB stay.
 * Large buffers get pages of 2 MB where the system has them: new memory in pages of 4 KB takes longer than the hash in it.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "8388608",
  GLIBC_TUNABLES: "glibc.malloc.hugetlb=1",
};

const hasOwnLimit = process.env.NODE_OPTIONS?.includes("--max-old-space-size") ?? false;

/**
 * Limits V8's space for new objects, which by default grows by 100 MB at start and never shrinks, and its heap, in MB: the
 * operator's own limit wins. V8 collects garbage when the heap is a quarter larger than what was in use the last time; by default that
 * follows from the limit, 1.6 times with 1024.
 */
export const memoryFlags = [
  "--max-semi-space-size=8",
  "--heap-growing-percent=25",
  ...(hasOwnLimit ? [] : ["--max-old-space-size=1024"]),
];
