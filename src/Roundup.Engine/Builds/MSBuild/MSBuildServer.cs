namespace Roundup.Engine.Builds.MSBuild;

// The process in which MSBuild stays loaded between builds, which then take seconds less. It ends its build, and itself, if the process
// that called it is killed.
internal static class MSBuildServer
{
    // The variable of the SDK by which a user asks for the server: 1 or true.
    public const string Variable = "DOTNET_CLI_USE_MSBUILD_SERVER";

    // The argument by which nothing of a build is left running, unless the user asks for the server.
    public static string NodeReuse => NodeReuseFor(Environment.GetEnvironmentVariable(Variable));

    public static string NodeReuseFor(string? value) =>
        value == "1" || string.Equals(value, "true", StringComparison.OrdinalIgnoreCase) ? "-nodeReuse:true" : "-nodeReuse:false";
}
