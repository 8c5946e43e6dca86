/** Where the process stands; readiness and keep-alive look at it. */
export interface Lifecycle {
  /** True from the first wish to stop on. */
  stopping: boolean;
}
