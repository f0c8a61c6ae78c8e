using Roundup.Results;

namespace Roundup.Engine.Building;

/// <summary>How the building of a unit ended.</summary>
/// <param name="Unit">The unit.</param>
/// <param name="Assembly">The executable assembly; null where the build failed.</param>
/// <param name="Outcome">Unavailable or BuildFailed; null where it was built.</param>
/// <param name="Reason">Why it was not built.</param>
/// <param name="Version">The package's version as resolved.</param>
/// <param name="FileVersion">The file version of the library's DLL.</param>
public sealed record BuiltUnit(Unit Unit, string? Assembly, Outcome? Outcome, string? Reason, string? Version, string? FileVersion);
