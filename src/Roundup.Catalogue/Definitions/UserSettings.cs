namespace Roundup.Catalogue.Definitions;

/// <summary>What a library takes as settings of a user: <c>&lt;Settings&gt;</c> in its project file.</summary>
/// <param name="Type">
/// The type of a member, without its namespace: <c>JsonSerializerOptions</c>, <c>(SerializerBuilder, DeserializerBuilder)</c>;
/// <c>Action&lt;X&gt;</c> for a method that takes an <c>X</c>.
/// </param>
/// <param name="Configuration">The configuration whose flavour and shapes a serializer with such settings has.</param>
/// <param name="Word">A text that the file must have; null: any file.</param>
public sealed record SettingsKind(string Type, string Configuration, string? Word);

/// <summary>A file of a user with settings: code that is compiled into the workers of the libraries that it configures.</summary>
/// <param name="Path">The absolute path.</param>
/// <param name="Code">The C#, without directives of packages, on the lines that it has in the file.</param>
/// <param name="Packages">The packages that it names, with their versions.</param>
/// <param name="Libraries">The packages of the libraries that it configures, in the versions that Roundup measures.</param>
public sealed record SettingsFile(
    string Path, string Code, IReadOnlyList<(string Id, string Version)> Packages, IReadOnlyList<string> Libraries);

/// <summary>The settings of one serializer: a member of a file.</summary>
/// <param name="File">The file.</param>
/// <param name="Access">How code names the member: <c>global::Shop.Wire.Api</c>.</param>
/// <param name="IsMethod">Whether it is a method that the library calls with what it configures.</param>
/// <param name="Line">Its line in the file, from 1.</param>
/// <param name="Title">How it is shown: <c>Wire.Api of Wire.cs</c>.</param>
/// <param name="Default">The full name of the configuration that it is compared with, which has the library's default settings.</param>
public sealed record UserSettings(SettingsFile File, string Access, bool IsMethod, int Line, string Title, string Default);
