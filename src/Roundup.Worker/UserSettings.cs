using Roundup.Worker.Messages;

namespace Roundup.Worker;

/// <summary>Gets the user's settings. What they throw is their own exception, not one of the library.</summary>
public static class UserSettings
{
    /// <summary>The value of a member.</summary>
    /// <param name="title">The name of the member that is shown.</param>
    /// <param name="member">Reads it.</param>
    public static TSettings Get<TSettings>(string title, Func<TSettings> member)
    {
        try
        {
            return member() is { } settings ? settings : throw new UserSettingsException($"{title} is null");
        }
        catch (Exception e) when (e is not UserSettingsException)
        {
            throw new UserSettingsException(title, e);
        }
    }

    /// <summary>Calls a method that configures the library.</summary>
    /// <param name="title">The name of the method that is shown.</param>
    /// <param name="method">Calls it.</param>
    public static void Run(string title, Action method) => Get(title, () =>
    {
        method();
        return title;
    });
}
