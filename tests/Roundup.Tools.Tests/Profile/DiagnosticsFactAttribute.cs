using Microsoft.Diagnostics.NETCore.Client;

namespace Roundup.Tools.Tests.Profile;

/// <summary>A test of what the runtime's diagnostics port gives: where this process has none, its workers have none.</summary>
public sealed class DiagnosticsFactAttribute : FactAttribute
{
    private static readonly string? s_missing = Ask();

    public DiagnosticsFactAttribute() => Skip = s_missing;

    private static string? Ask()
    {
        try
        {
            new DiagnosticsClient(Environment.ProcessId).GetProcessEnvironment();
            return null;
        }
        catch (Exception e) when (e is DiagnosticsClientException or TimeoutException or IOException or UnauthorizedAccessException)
        {
            return $"needs the runtime's diagnostics port: {e.Message}";
        }
    }
}
