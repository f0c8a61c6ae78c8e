namespace Roundup.Catalogue.Definitions;

/// <summary>How a worker is compiled before it runs.</summary>
public enum Deployment
{
    /// <summary>Compiled when it runs.</summary>
    Jit,

    /// <summary>Compiled ahead of time, library and model included, and partly compiled again when it runs.</summary>
    ReadyToRun,

    /// <summary>Compiled ahead of time and for good: one native executable without a JIT.</summary>
    NativeAot,

    /// <summary>.NET Framework on Windows, Mono elsewhere.</summary>
    Framework,
}
